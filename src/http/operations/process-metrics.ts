import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writeMetric } from '#cache/metrics.ts';

/** Milliseconds between two samples. */
const resolutionMs = 10;

/**
 * Measures the resources of the process and the delay of its event loop, which every request waits for. Returns a function
 * that writes them in the text format of Prometheus; delays are those since its last call.
 */
export function createProcessMetrics(): () => string {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  return () => {
    const text = [...usageMetrics(), ...delayMetrics(delays)].join('');
    delays.reset();
    return text;
  };
}

function usageMetrics(): readonly string[] {
  const { user, system } = process.cpuUsage();
  return [
    writeMetric({
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time used.',
      value: (user + system) / 1e6,
    }),
    writeMetric({
      name: 'process_resident_memory_bytes',
      type: 'gauge',
      help: 'Memory in use.',
      value: process.memoryUsage.rss(),
    }),
    writeMetric({
      name: 'process_start_time_seconds',
      type: 'gauge',
      help: 'Start of the process, in seconds since the epoch.',
      value: Math.round(performance.timeOrigin / 1000),
    }),
  ];
}

type EventLoopDelays = ReturnType<typeof monitorEventLoopDelay>;

function delayMetrics(delays: EventLoopDelays): readonly string[] {
  const values = { p50: delays.percentile(50), p99: delays.percentile(99), max: delays.max };
  return Object.entries(values).map(([which, nanoseconds]) =>
    writeMetric({
      name: `storefront_event_loop_delay_${which}_seconds`,
      type: 'gauge',
      help: `How late the event loop was since the last scrape: ${which}.`,
      value: delaySeconds(nanoseconds),
    }),
  );
}

/** The histogram records the time between two samples. */
function delaySeconds(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000) : 0;
}
