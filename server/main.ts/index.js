// The entry of `node server/main.ts`, and with it of npm start: a folder of this name, in plain JavaScript. At a file
// called .ts a Node before 22 ends with a stack trace, before it has read a line of it.
const NEEDED = 24;

// The first process of a container hears no signal that it does not listen for, and loading the program takes a
// second. A start has acknowledged nothing, so it ends at once; program.ts takes over when the host is ready.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  await import('../program.ts');
} else {
  process.stderr.write(
    `Plumbline needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}. Start it by "npm start", which uses the Node that "npm ci" brings.\n`,
  );
  process.exitCode = 1;
}
