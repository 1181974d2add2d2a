import { vaultWith } from './vault';

const OLD = 'an older key of at least 32 characters';
const NEW = 'a newer key of at least 32 characters.';

describe('a vault', () => {
  test('opens a secret that it locked, and only for the same object', () => {
    const vault = vaultWith(NEW);
    const locked = vault.lock('secret', 'workspace/one');
    expect(locked.sealed).not.toContain('secret');
    expect(vault.unlock(locked, 'workspace/one')).toBe('secret');
    expect(vault.unlock(locked, 'workspace/two')).toBeNull();
  });

  test('never locks the same text to the same bytes', () => {
    const vault = vaultWith(NEW);
    expect(vault.lock('secret', 'a').sealed).not.toBe(vault.lock('secret', 'a').sealed);
  });

  test('does not open a secret that was changed', () => {
    const vault = vaultWith(NEW);
    const { keyId, sealed } = vault.lock('secret', 'a');
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    expect(vault.unlock({ keyId, sealed: bytes.toString('base64') }, 'a')).toBeNull();
  });

  test('opens secrets locked under an older key, and locks under the current one', () => {
    const before = vaultWith(OLD).lock('secret', 'a');
    const vault = vaultWith(NEW, [OLD]);
    expect(vault.unlock(before, 'a')).toBe('secret');
    expect(vault.lock('secret', 'a').keyId).not.toBe(before.keyId);
    expect(vaultWith(NEW).unlock(before, 'a')).toBeNull();
  });
});
