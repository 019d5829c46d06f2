/**
 * npm run operator -- name@example.com: names an operator, even while the hosts run. Operators run
 * the machine and may choose the model on the screen; they are also administrators, who invite
 * people and see and limit their use. --people before the address names an administrator only, who
 * chooses no model; --remove revokes either. NAME=value changes a setting shared by all hosts of
 * the database, such as SIGN_UP=invited. Without arguments it lists the administrators.
 */
import { parseArgs } from 'node:util';
import { BackupFault } from '../backup/backup-fault.ts';
import { runCommand } from '../backup/command.ts';
import { FolderInUse } from '../data-folder/folder-lock.ts';
import { captureConsole } from '../log/capture-console.ts';
import { createLogger } from '../log/logger.ts';
import { openSource } from '../move-data/open-data.ts';
import { environmentWithFile, readPlaces } from '../settings.ts';
import { askRunningHost } from './answer-operator.ts';
import { operate, type OperatorOrder } from './operate.ts';

// A library's output may hold text that people typed.
captureConsole(createLogger('silent'));
await runCommand(async ({ words }) => {
  const order = readOrder(words);
  const places = { ...readPlaces(environmentWithFile()), storagePlace: null };
  const data = await openSource(places).catch((error: unknown) => {
    if (error instanceof BackupFault && error.cause instanceof FolderInUse) return error.cause;
    throw error;
  });
  if (data instanceof FolderInUse) {
    const sentence = await askRunningHost(places.dataDir, order);
    if (sentence !== null) return sentence;
    throw new BackupFault(`${data.message} It does not answer. Try again, or stop it first.`);
  }
  try {
    return await operate(data.connection.driver, order);
  } finally {
    await data.close();
  }
});

function readOrder(args: string[]): OperatorOrder {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        remove: { type: 'boolean', default: false },
        people: { type: 'boolean', default: false },
      },
    });
    return { words: positionals, isRemoving: values.remove, isForPeople: values.people };
  } catch (error) {
    throw new BackupFault(
      'Use: npm run operator -- name@example.com, --people name@example.com, --remove name@example.com, or SIGN_UP=invited',
      { cause: error },
    );
  }
}
