import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar';
import { temporaryFolder } from '../../testing/folders.ts';

/** Unpacks an archive into an empty folder, starts it with nothing else around, and asks whether it is well. */
export async function tryArchive(archive: string, name: string): Promise<void> {
  const folder = temporaryFolder();
  await extract({ file: archive, cwd: folder });
  const host = spawn(join(folder, name, 'start'), {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', PORT: '0', AI_PROVIDER: 'builtin' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(host, 'close');
  let said = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      host.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const ready = /ready at (http\S+)\n/.exec(said)?.[1];
        if (ready) resolve(ready);
      });
      void exited.then(() => reject(new Error(`The unpacked host ended:\n${said}`)));
    });
    for (const path of ['/healthz', '/readyz', '/']) {
      const { status } = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
      if (status !== 200) throw new Error(`The unpacked host answers ${path} with ${status}.`);
    }
    host.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    if (code !== 0) throw new Error(`The unpacked host ended with ${code}.`);
  } finally {
    host.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
