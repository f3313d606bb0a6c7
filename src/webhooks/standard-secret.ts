/**
 * The key of a Standard Webhooks secret: the base64 behind `whsec_`. A secret without that prefix is its own key, so
 * that one setting serves every family. null: the prefix is there and the rest is no base64.
 */
export function readStandardSecret(secret: string): Uint8Array | null {
  if (!secret.startsWith(secretPrefix)) return Buffer.from(secret);
  const encoded = secret.slice(secretPrefix.length);
  return /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) ? Buffer.from(encoded, 'base64') : null;
}

const secretPrefix = 'whsec_';
