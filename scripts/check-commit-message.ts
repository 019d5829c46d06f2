import { readFileSync } from 'node:fs';
import { subjectFault } from './commit-message.ts';

// Git hands the hook the file that holds the message.
const [, , file = ''] = process.argv;
const fault = subjectFault(readFileSync(file, 'utf8'));
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
