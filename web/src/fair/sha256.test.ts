import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytes, hex, joined, sha256, utf8 } from './sha256';

// The examples of FIPS 180-4 and of NIST's SHA-2 test vectors (SHA256ShortMsg, SHA256LongMsg).
it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['d3', '28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1'],
  ['11af', '5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98'],
  ['b4190e', 'dff2e73091f6c05e528896c4c831b9448653dc2ff043528f6769437bc7b975c2'],
  ['74ba2521', 'b16aa56be3880d18cd41e68384cf1ec8c17680c45a02b1575dc1518923ae8b0e'],
  [hex(utf8('abc')), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    hex(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('hashes as NIST does', (message, hash) => {
  expect(hex(sha256(bytes(message)))).toBe(hash);
});

it('hashes a long message as NIST does', () => {
  const message = new Uint8Array(1_000_000).fill(0x61);
  expect(hex(sha256(message))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
}, 60_000);

it('hashes messages of every length as Node does', () => {
  for (let length = 0; length < 300; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

it('reads and writes hexadecimal digits', () => {
  expect(bytes('00ff7F')).toEqual(Uint8Array.of(0, 255, 127));
  expect(hex(Uint8Array.of(0, 255, 127))).toBe('00ff7f');
  expect(joined(bytes('01'), bytes(''), bytes('0203'))).toEqual(Uint8Array.of(1, 2, 3));
  for (const wrong of ['0', 'xx', '0x12', ' 00']) expect(() => bytes(wrong)).toThrow(RangeError);
});
