import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { nameOutside, type Tally, UNIT_REPORT } from './tally.ts';

type Errors = readonly { message: string; stack?: string }[];

const messages = (errors: Errors = []) => errors.map(({ message }) => `\n    ${message}`).join('');

/** Counts a run of the unit tests, and names what failed in it: tests, files, hooks, and what was thrown outside of all. */
export default class UnitReporter implements Reporter {
  readonly #tally: Tally = { passed: 0, skipped: 0, failed: [], secondTries: [] };

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const name = `${test.module.relativeModuleId} › ${test.fullName}${messages(errors)}`;
    if (state === 'passed') this.#tally.passed += 1;
    else if (state === 'failed') this.#tally.failed.push(name);
    else this.#tally.skipped += 1;
    if (test.diagnostic()?.flaky) this.#tally.secondTries.push(name);
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#nameErrors(`${suite.module.relativeModuleId} › ${suite.fullName}`, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#nameErrors(module.relativeModuleId, module.errors());
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message, stack = message } of unhandled) {
      this.#tally.failed.push(nameOutside(stack));
    }
    const file = process.env[UNIT_REPORT];
    if (file) writeFileSync(file, JSON.stringify(this.#tally));
  }

  /** Names errors of a file or a group that failed before or after its tests. */
  #nameErrors(what: string, errors: Errors): void {
    if (errors.length > 0) this.#tally.failed.push(`${what}${messages(errors)}`);
  }
}
