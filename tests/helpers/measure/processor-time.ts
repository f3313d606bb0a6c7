/**
 * Milliseconds of processor time that work takes in this thread, by the clock tick of the system (about 10 ms). Time that
 * other processes and threads of a busy machine take is not counted, so bounds that only a mistake exceeds hold there too.
 */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
