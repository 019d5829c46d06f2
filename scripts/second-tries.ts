import type { Reporter, TestCase } from 'vitest/node';

/** Names the unit tests that passed at their second try only, with what the first met: each is a fault to be mended. */
export default class SecondTries implements Reporter {
  readonly #tries: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const met = (test.result().errors ?? []).map(({ message }) => `\n    ${message}`);
    this.#tries.push(`${test.module.relativeModuleId} › ${test.fullName}${met.join('')}`);
  }

  onTestRunEnd(): void {
    if (this.#tries.length === 0) return;
    console.log(`\n${this.#tries.length} passed at the second try only:`);
    for (const one of this.#tries) console.log(`  ${one}`);
  }
}
