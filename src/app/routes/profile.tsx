import { PageTitle } from '@/components/page-title';
import { LetterheadScreen } from '@/features/letterhead/components/letterhead-screen';

export function Component() {
  return (
    <>
      <PageTitle>Firm and Author</PageTitle>
      <h1 className="text-2xl font-semibold">Firm and Author</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
        Enter them once. The firm is printed on the cover and in the signature block of reports that
        have them, the author’s name under “Prepared by” in each.
      </p>
      <LetterheadScreen />
    </>
  );
}
