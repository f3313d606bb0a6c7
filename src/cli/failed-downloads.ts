import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture that was not downloaded. */
export interface FailedDownload {
  readonly address: string;
  /** A sentence with the reason, and what to do. */
  readonly reason: string;
}

/** As many fit on a screen. */
const [maxLines, maxSameReason] = [12, 3];

/** A line for each of a few. Of many, lines for some with each reason; all of them are then written into a file of the folder. */
export function describeFailedDownloads(failed: readonly FailedDownload[], folder: string): readonly string[] {
  const lines = failed.map(({ address, reason }) => `${address}: ${reason}`);
  if (lines.length <= maxLines) return lines;
  const path = join(folder, 'failed-pictures.txt');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n`);
  const byReason = Map.groupBy(failed, ({ reason }) => reason);
  const listed = Array.from(byReason, ([reason, same]) => describeSame(reason, same)).flat();
  return [...listed.slice(0, maxLines), `All ${failed.length} are listed in ${path}.`];
}

function describeSame(reason: string, same: readonly FailedDownload[]): readonly string[] {
  const lines = same.slice(0, maxSameReason).map(({ address }) => `${address}: ${reason}`);
  const more = same.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more for the same reason`] : lines;
}
