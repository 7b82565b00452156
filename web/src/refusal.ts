import type { Refused } from './wire';

/** The server refused a request, with a reason. */
export class RefusalError extends Error {
  constructor(readonly refused: Refused) {
    super(`${refused.kind}-${refused.reason}`);
  }
}

/** The refusal behind an error, if it is one. */
export function refusal(error: unknown): Refused | null {
  return error instanceof RefusalError ? error.refused : null;
}
