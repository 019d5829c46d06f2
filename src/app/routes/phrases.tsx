import { PageTitle } from '@/components/page-title';
import { PhrasesScreen } from '@/features/phrases/components/phrases-screen';

export function Component() {
  return (
    <>
      <PageTitle>Phrases</PageTitle>
      <h1 className="text-2xl font-semibold">Phrases</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
        Offered while you type into a row, after those of your earlier rows and before the product’s
        own. A slash in a field shows them at once.
      </p>
      <div className="max-w-3xl">
        <PhrasesScreen />
      </div>
    </>
  );
}
