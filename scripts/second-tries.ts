import type { Reporter, TestCase } from 'vitest/node';

/** Names the unit tests that passed at their second try only: each is a fault to be mended. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#names.length === 0) return;
    console.log(`\n${this.#names.length} passed at the second try only:`);
    for (const name of this.#names) console.log(`  ${name}`);
  }
}
