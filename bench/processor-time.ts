import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds that the threads of a process have run so far (proc(5), `schedstat`). Says the same on a busy machine. */
export function processorMicros(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanos = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ')[0]),
  );
  return nanos.reduce((sum, each) => sum + each, 0) / 1000;
}

/** Resident memory of a process. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
