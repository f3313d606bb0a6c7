import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writeMetric } from '#cache/metrics.ts';

/** Milliseconds between two looks at the clock. */
const resolutionMs = 10;

/**
 * Watches the process: what it uses, and how late it comes to what is due, which every visitor waits for beside their
 * own page. Tells it for Prometheus, the delays each time since the last time.
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

/** Recorded is the time from one look to the next. */
function delaySeconds(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000) : 0;
}
