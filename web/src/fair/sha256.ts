/** SHA-256 (FIPS 180-4) in a few lines: browsers refuse their own over plain http, where a deal must be checkable, too. */

/** The fractional parts of the cube roots of the first 64 primes. */
// prettier-ignore
const K = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
/** The fractional parts of the square roots of the first eight. */
const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const BLOCK = 64;

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  // The message, a bit, zeros, and its length in bits.
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  data.setUint32(padded.length - 4, message.length * 8);
  const state = Uint32Array.from(FIRST);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let n = 0; n < 16; n++) words[n] = data.getUint32(at + 4 * n);
    compress(state, words);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => hash.setUint32(4 * n, word));
  return new Uint8Array(hash.buffer);
}

/** Work one block, the first 16 words, into the state. */
function compress(state: Uint32Array, words: Uint32Array): void {
  const w = (n: number) => words[n] as number;
  for (let n = 16; n < 64; n++) {
    const early = turned(w(n - 15), 7) ^ turned(w(n - 15), 18) ^ (w(n - 15) >>> 3);
    const late = turned(w(n - 2), 17) ^ turned(w(n - 2), 19) ^ (w(n - 2) >>> 10);
    words[n] = w(n - 16) + early + w(n - 7) + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (K[n] as number) + w(n)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n] as number) + word));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that hexadecimal digits stand for; throws if they stand for none. */
export function bytes(digits: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(digits)) throw new RangeError('not hexadecimal');
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** These bytes one after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The UTF-8 of a text. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
