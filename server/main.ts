import { ensureBuilt } from './build-app.ts';
import { FolderInUse } from './data-folder.ts';
import { BadSetting } from './bad-setting.ts';
import { type HostSettings, environmentWithFile, readSettings } from './settings.ts';
import { type Host, PortTaken, startHost } from './start-host.ts';

/** Serves the app from its sources, with hot replacement, instead of a build. */
const isDevelopment = process.argv.includes('--dev');

// The library's command line reports its use; this host does not, and says so to all of its parts.
process.env['LITE_TELEMETRY'] = '0';

try {
  const settings = readSettings(environmentWithFile());
  const host = isDevelopment ? await startOnSources(settings) : await startOnBuild(settings);
  stopOnSignal(host);
  console.log(`Plumbline is ready at ${host.url}`);
} catch (error) {
  const isForPeople = [BadSetting, FolderInUse, PortTaken].some((kind) => error instanceof kind);
  console.error(isForPeople ? (error as Error).message : error);
  process.exitCode = 1;
}

async function startOnBuild(settings: HostSettings): Promise<Host> {
  if (settings.appDir) await ensureBuilt(settings.appDir, console.log);
  return startHost(settings);
}

async function startOnSources(settings: HostSettings): Promise<Host> {
  const { createDevServer } = await import('./dev-server.ts');
  return startHost({ ...settings, appDir: null }, createDevServer);
}

function stopOnSignal(host: Host): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
