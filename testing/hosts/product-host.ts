import { rmSync } from 'node:fs';
import { copyMadeDatabase } from '../databases/made-database.ts';
import { temporaryFolder } from '../folders.ts';
import { startProcess } from './host-process.ts';

export interface ProductHost {
  url: string;
  dataDir: string;
  /** Ends the host and removes its data. */
  close(): Promise<void>;
  /** Ends the host as a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
}

/** Starts the product as a person would, with the built app, on a free port with data of its own. */
export async function startProductHost(
  settings: Record<string, string> = {},
): Promise<ProductHost> {
  const dataDir = temporaryFolder();
  copyMadeDatabase(dataDir);
  const start = (port: string) => startProcess({ PORT: port, ...settings, DATA_DIR: dataDir });
  let running = start('0');
  const url = await running.ready;
  return {
    url,
    dataDir,
    kill: () => running.end(),
    async restart() {
      running = start(new URL(url).port);
      await running.ready;
    },
    async close() {
      await running.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
