/** What can be checked of a deal: each finding says only what this browser has computed or remembers itself. */
import { sceneAt } from '../look/reel';
import type { Dealings, Look, Scene } from '../wire';
import { compare, Dealer, type Compared } from './deal';
import type { Memory } from './memory';
import { digest, fingerprint, mixes, promiseOf, sealOf, seedOf, type Record } from './record';
import { Rng } from './rng';

export interface Finding {
  /** Whether it holds; `open` if it could not be checked or proves less than it might. */
  verdict: 'good' | 'open' | 'bad';
  /** What is found: the text `fair-KEY` says so. */
  key: string;
  facts: { [name: string]: string | number };
  /** The zones that look different from what was dealt, and in which round. */
  differing?: { ids: readonly string[]; scene: Pick<Scene, 'zones'> };
}

export interface Evidence {
  record: Record;
  /** The fingerprint and the seed that the page has shown. */
  shown: { commitment: string; seed: string };
  dealings: Dealings;
  /** The match with all hands open. */
  look: Look;
  /** What this browser noted when the cards were dealt; null if it was not there. */
  memory: Memory | null;
}

/** Everything that can be checked, in the order in which it happened. */
export function verified(evidence: Evidence): Finding[] {
  return [...sealed(evidence), ...salted(evidence), seeded(evidence), dealt(evidence)];
}

const finding = (verdict: Finding['verdict'], key: string, facts: Finding['facts'] = {}): Finding => ({
  verdict,
  key,
  facts,
});

/** Whether the secret is the one that was sealed before the deal. */
function sealed({ record, memory }: Evidence): Finding[] {
  if (record.stems?.length) return [finding('open', 'branch')];
  if (!memory?.seal) return [finding('open', 'seal-unseen')];
  const fits = sealOf(record) === memory.seal.commitment;
  return [finding(fits ? 'good' : 'bad', fits ? 'seal' : 'seal-broken')];
}

/** Whether the seed contains what browsers have added, this one's share included, and nothing that was not promised first. */
function salted({ record, memory }: Evidence): Finding[] {
  if (record.stems?.length) return [];
  if (!mixes(record)) return [finding('bad', 'salts-wrong')];
  const salts = record.mixed?.salts ?? [];
  const mine = salts.some(([, salt]) => salt === memory?.salt);
  if (memory?.salt && !mine) return [finding('bad', 'salts-without-mine')];
  if (salts.length === 0) return [finding('open', 'salts-none')];
  const promised = memory?.seal && new Map(memory.seal.promises);
  const late = promised ? salts.filter(([seat]) => !promised.has(seat)).length : 0;
  if (promised && salts.some(([seat, salt]) => promised.has(seat) && promised.get(seat) !== promiseOf(salt))) {
    return [finding('bad', 'salts-not-promised')];
  }
  const withheld = (promised?.size ?? salts.length) - (salts.length - late);
  // Only with its own share in it, under an unbroken seal, does this browser know that nobody has chosen.
  const certain = mine && sealOf(record) === memory?.seal?.commitment && !late && !withheld && !memory.again;
  const found = [finding('good', certain ? 'salts-mine' : 'salts', { count: salts.length })];
  if (late > 0) found.push(finding('open', 'salts-late', { count: late }));
  if (withheld > 0) found.push(finding('open', 'salts-withheld', { count: withheld }));
  if (memory?.again) found.push(finding('open', 'salts-again', { count: memory.again }));
  return found;
}

/** Whether the seed gives the fingerprint that was shown during the match. */
function seeded({ record, shown, memory }: Evidence): Finding {
  const computed = fingerprint(record);
  const known = [record.commitment, shown.commitment, memory?.commitment ?? computed];
  const fits = known.every((each) => each === computed) && record.seed === shown.seed;
  return finding(fits ? 'good' : 'bad', fits ? 'seed-right' : 'seed-wrong');
}

/** Whether the cards follow from the seed: dealt again, they lie where this browser saw them, and where the match shows them. */
function dealt({ record, dealings, look, memory }: Evidence): Finding {
  const [opening] = dealings.rounds;
  if (!opening) return finding('open', 'deal-none');
  if (memory?.seal && memory.seal.dealing !== digest(opening)) return finding('bad', 'deal-other');
  const dealer = new Dealer(record.seats);
  let [rounds, cards, own] = [0, 0, 0];
  const differs = ({ differing }: Compared, scene: Pick<Scene, 'zones'>, round: number): Finding => ({
    ...finding('bad', 'deal-wrong', { round: round + 1 }),
    differing: { ids: differing, scene },
  });
  for (const [round, steps] of dealings.rounds.entries()) {
    const step = round === 0 ? 0 : look.frames.findIndex(([head]) => look.heads[head]?.round?.number === round + 1);
    if (step < 0) break;
    const again = dealer.deal(steps, new Rng(seedOf(record, step), step));
    const scene = sceneAt(look, step);
    const compared = compare(again, scene);
    if (compared.differing.length) return differs(compared, scene, round);
    const seen = memory?.seen.find((seen) => seen.step === step);
    if (seen) {
      const mine = compare(again, seen);
      if (mine.differing.length) return differs(mine, seen, round);
      own += mine.seen;
    }
    rounds += 1;
    cards += compared.seen;
  }
  return own ? finding('good', 'deal-seen', { rounds, cards, own }) : finding('good', 'deal', { rounds, cards });
}
