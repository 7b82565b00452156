/** A file with the table's own data, chosen by its host. */
import { RefusalError } from '../refusal';

/** In characters; same as on the server. */
const LONGEST = 20_000;

type Chosen = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** The text of a file; what is clearly not a text file is refused here, as the server would refuse it. */
export async function textOf(file: Chosen, option: string): Promise<string> {
  const bytes = file.size > 4 * LONGEST ? null : await file.arrayBuffer().catch((error: unknown) => String(error));
  if (bytes === null) throw refused('file-long', { option, most: LONGEST });
  if (typeof bytes === 'string') throw refused('file-open', { option, file: file.name, detail: bytes });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('file-coding', { option });
  }
  if ([...text].length > LONGEST) throw refused('file-long', { option, most: LONGEST });
  return text;
}

function refused(reason: string, facts: Record<string, string | number>): RefusalError {
  return new RefusalError({ type: 'refused', kind: 'setup', reason, facts });
}
