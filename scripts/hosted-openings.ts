import { checkPreRequest, checkTables } from './hosted-data.ts';
import { type CheckResult, type Project, unchecked } from './hosted-check.ts';
import { checkFunctions } from './hosted-functions.ts';
import { checkDatabase, checkMails } from './hosted-management.ts';
import { checkLinks, checkSignUp, checkWaysToSignIn } from './hosted-sign-in.ts';
import {
  checkBucket,
  checkListing,
  checkPublicAddress,
  checkSignedUpload,
} from './hosted-storage.ts';

const CHECKS: Record<string, (project: Project) => Promise<CheckResult[]>> = {
  'ways to sign in': checkWaysToSignIn,
  'where mailed links lead': checkLinks,
  'sign-up and passwords': checkSignUp,
  'the mail and its server': checkMails,
  tables: checkTables,
  'requests of ended sessions': checkPreRequest,
  'listing of photos and originals': checkListing,
  'public addresses of originals': checkPublicAddress,
  'signed upload URLs': checkSignedUpload,
  'what the buckets take': checkBucket,
  functions: checkFunctions,
  'migrations and quotas': checkDatabase,
};

/**
 * Checks that a Supabase project is as this product must have it; one finding for each check at least. Never rejects.
 */
export async function checkProject(project: Project): Promise<CheckResult[]> {
  const found = await Promise.all(
    Object.entries(CHECKS).map(([name, check]) =>
      check(project).catch((error: unknown) => [
        unchecked(
          `Not checked: ${name}. The answer was not understood, or none came (${String(error).slice(0, 120)}).`,
          'Try again; see that the address and the key are the project’s.',
        ),
      ]),
    ),
  );
  return found.flat();
}
