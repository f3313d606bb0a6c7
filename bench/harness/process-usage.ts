import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Microseconds that the threads of a process have run so far (proc(5), `schedstat`); does not depend on other load. */
export function processorMicros(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanos = threads.map((thread) => Number(readProc(pid, `task/${thread}/schedstat`).split(' ')[0]));
  return nanos.reduce((sum, each) => sum + each, 0) / 1000;
}

/** Resident memory of a process. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readProc(pid, 'status')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

export interface ProcessUsage {
  readonly seconds: number;
  /** User and system time. */
  readonly cpuSeconds: number;
  /** Highest resident memory (VmHWM). */
  readonly peakMegabytes: number;
}

/** Clock ticks of `/proc/<pid>/stat` per second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const clockTicksPerSecond = 100;

/** Samples the usage of a process every 20 ms until it exits. Rejects when the process fails. */
export async function trackProcess(child: ChildProcess): Promise<ProcessUsage> {
  const begun = performance.now();
  const ended = once(child, 'exit');
  let [cpuSeconds, peakMegabytes] = [0, 0];
  while (child.exitCode === null && child.signalCode === null) {
    const status = readProc(child.pid, 'status');
    const stat = readProc(child.pid, 'stat').split(' ');
    peakMegabytes = Math.max(peakMegabytes, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    cpuSeconds = Math.max(cpuSeconds, (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) / clockTicksPerSecond);
    await Promise.race([ended, pause(20)]);
  }
  if (child.exitCode !== 0) throw new Error(`The process ended with ${child.exitCode ?? child.signalCode}.`);
  return { seconds: (performance.now() - begun) / 1000, cpuSeconds, peakMegabytes };
}

/** A file of a process in proc(5); empty where the process, or its thread, has ended. */
function readProc(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
