import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AppIcon } from '#shop/content/app-icon.ts';
import type { RenditionName } from '#shop/content/picture.ts';
import { mediaLimits, type MediaLimits } from '../limits.ts';
import { MediaError } from '../media-failure.ts';
import {
  pictureReply,
  type PictureInspection,
  type PictureReply,
  type PictureTask,
  type VideoInspection,
} from './picture-task.ts';

/** Decodes and encodes pictures in a child process, which starts with the first task and ends when idle. */
export interface PictureProcess {
  /** Decodes a whole picture file and resolves with its size and color. Rejects with MediaError. */
  inspect(path: string): Promise<PictureInspection>;
  /** Reads size and type from the metadata of a video file. Rejects with MediaError. */
  inspectVideo(path: string): Promise<VideoInspection>;
  /** Writes a rendition of a picture file. Rejects with MediaError. */
  render(path: string, to: string, rendition: Pick<RenditionName, 'width' | 'format'>): Promise<void>;
  /** A PNG picture. Rejects with MediaError. */
  drawIcon(icon: AppIcon): Promise<Buffer>;
  close(): void;
}

type TaskResult = Extract<PictureReply, { result: unknown }>['result'];

type NewTask = PictureTask extends infer Task ? (Task extends PictureTask ? Omit<Task, 'id'> : never) : never;

interface PendingTask {
  readonly task: PictureTask;
  readonly settle: PromiseWithResolvers<TaskResult>;
}

interface TaskQueue {
  readonly limits: MediaLimits;
  readonly waiting: PendingTask[];
  /** Tasks that have begun, by their ids. */
  readonly running: Map<number, PendingTask & { readonly deadline: NodeJS.Timeout }>;
  child: ChildProcess | null;
  idle: NodeJS.Timeout | undefined;
}

/** At most `limits.processing` tasks run at the same time, the others wait in their order. */
export function createPictureProcess(limits: MediaLimits = mediaLimits): PictureProcess {
  const queue: TaskQueue = { limits, waiting: [], running: new Map(), child: null, idle: undefined };
  let lastId = 0;
  const run = (task: NewTask): Promise<TaskResult> => {
    lastId += 1;
    const settle = Promise.withResolvers<TaskResult>();
    queue.waiting.push({ task: { ...task, id: lastId }, settle });
    startTasks(queue);
    return settle.promise;
  };
  return {
    inspect: async (path) => {
      const result = await run({ kind: 'inspect', path });
      if (!result || typeof result === 'string' || !('colour' in result)) throw noResult();
      return result;
    },
    inspectVideo: async (path) => {
      const result = await run({ kind: 'inspect-video', path });
      if (!result || typeof result === 'string' || !('type' in result)) throw noResult();
      return result;
    },
    render: async (path, to, { width, format }) => {
      await run({ kind: 'render', path, to, width, format });
    },
    drawIcon: async (icon) => {
      const result = await run({ kind: 'icon', icon });
      if (typeof result !== 'string') throw noResult();
      return Buffer.from(result, 'base64');
    },
    close: () => {
      for (const { settle } of queue.waiting.splice(0)) settle.reject(new MediaError('no-decoder', 'closed'));
      endProcess(queue, 'closed');
      clearTimeout(queue.idle);
    },
  };
}

function noResult(): MediaError {
  return new MediaError('no-decoder', 'no result');
}

function startTasks(queue: TaskQueue): void {
  const { limits, waiting, running } = queue;
  clearTimeout(queue.idle);
  while (running.size < limits.processing) {
    const pending = waiting.shift();
    if (!pending) break;
    queue.child ??= startProcess(queue);
    const giveUp = (): void => endProcess(queue, `no answer within ${limits.processingMs} ms`);
    running.set(pending.task.id, { ...pending, deadline: setTimeout(giveUp, limits.processingMs) });
    queue.child.send(pending.task);
  }
  if (running.size === 0) queue.idle = setTimeout(() => endProcess(queue, 'idle'), limits.idleMs).unref();
  keepAlive(queue.child, running.size > 0);
}

function startProcess(queue: TaskQueue): ChildProcess {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = fork(workerFile(), { stdio: [...stdio], execArgv: ['--max-old-space-size=64'] });
  child.on('message', (message) => finishTask(queue, message));
  child.on('error', () => child.kill('SIGKILL'));
  child.on('exit', (code, signal) => {
    if (queue.child === child) endProcess(queue, `exit ${signal ?? code}`);
  });
  return child;
}

function finishTask(queue: TaskQueue, message: unknown): void {
  const reply = pictureReply.parse(message);
  const pending = queue.running.get(reply.id);
  if (!pending) return;
  queue.running.delete(reply.id);
  clearTimeout(pending.deadline);
  if ('reason' in reply) pending.settle.reject(new MediaError(reply.reason, reply.detail));
  else pending.settle.resolve(reply.result);
  startTasks(queue);
}

/** Kills the process and rejects its running tasks; a new process runs those that wait. */
function endProcess(queue: TaskQueue, detail: string): void {
  queue.child?.kill('SIGKILL');
  queue.child = null;
  const failed = [...queue.running.values()];
  queue.running.clear();
  for (const { settle, deadline } of failed) {
    clearTimeout(deadline);
    settle.reject(new MediaError('no-decoder', detail));
  }
  if (queue.waiting.length > 0) startTasks(queue);
}

/** Lets this process exit while the child has no work. */
function keepAlive(child: ChildProcess | null, isBusy: boolean): void {
  if (isBusy) {
    child?.ref();
    child?.channel?.ref();
  } else {
    child?.unref();
    child?.channel?.unref();
  }
}

/** The worker is beside this file in the sources. The build bundles this file but not the worker, and runs in the folder of the shop. */
function workerFile(): string {
  const beside = join(import.meta.dirname, 'picture-worker.ts');
  return existsSync(beside) ? beside : resolve('src/media/renditions/picture-worker.ts');
}
