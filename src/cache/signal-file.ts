import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';

/**
 * A number in a file of eight bytes that all processes of a machine can read in half a microsecond: "something was
 * appended". Each writer writes a random number after its append, so whoever finds the number it saw last has missed
 * nothing, even when writers overtake each other.
 */
export interface SignalFile {
  /** Throws when the file cannot be read. */
  read(): number;
  write(value: number): void;
  close(): void;
}

export function openSignalFile(path: string): SignalFile {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  const signal = new Float64Array(1);
  const bytes = new Uint8Array(signal.buffer);
  return {
    read: () => {
      readSync(file, bytes, 0, 8, 0);
      return signal[0] ?? 0;
    },
    write: (value) => {
      writeSync(file, new Uint8Array(Float64Array.of(value).buffer), 0, 8, 0);
    },
    close: () => closeSync(file),
  };
}
