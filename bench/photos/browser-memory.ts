import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 1000;

/** Samples what a browser with all its processes holds; shared memory counts once (PSS, Linux only). */
export function watchMemory(pid: number): { stop(): number } {
  let peak = 0;
  const sample = () => {
    peak = Math.max(
      peak,
      processTree(pid).reduce((sum, each) => sum + proportionalBytes(each), 0),
    );
  };
  sample();
  const timer = setInterval(sample, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      sample();
      return peak;
    },
  };
}

function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    // After the command's name, which may hold anything, come the state and the parent.
    const parent = Number(readProc(`${name}/stat`).split(') ').at(-1)?.split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function proportionalBytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readProc(`${pid}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** '' when the process has ended meanwhile. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
