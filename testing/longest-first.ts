import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders with files that take ten seconds and more: hosts that are started, crowds, photos by the dozen. */
const LONG = /\/(bench|server|testing)\/|\/supabase\/(functions\/tests|tests)\//;

/**
 * Begins with the files that take long, each of these the largest first as usual: one that comes last has a
 * processor for itself while the other has nothing left to do.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
