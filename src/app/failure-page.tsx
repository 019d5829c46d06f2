import { Logo } from '@/components/logo';
import { PageTitle } from '@/components/page-title';
import { buttonStyle } from '@/components/ui/button-style';
import { isSiteDataBlocked } from '@/lib/site-data';

/** Browsers' messages for a module that could not be fetched. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|error loading dynamically/i;

function explain(error: unknown): { title: string; advice: string } {
  if (isSiteDataBlocked()) {
    return {
      title: 'Your browser blocks site data',
      advice: `Plumbline keeps your sign-in and text you have not saved in the browser. Allow cookies and site data for ${window.location.host} in the browser’s settings, then reload the page. What you saved is safe.`,
    };
  }
  const message = error instanceof Error ? error.message : '';
  if (CHUNK_FAILURE.test(message)) {
    return navigator.onLine
      ? {
          title: 'This page could not be loaded',
          advice:
            'Plumbline may have been updated since you opened it. Reload the page to go on; text you had not saved is kept.',
        }
      : {
          title: 'You are offline',
          advice:
            'This page could not be loaded. Text you had not saved is kept. Reload the page when you are connected again.',
        };
  }
  return {
    title: 'Something went wrong on this page',
    advice:
      'What you saved is safe, and text you had not saved is kept. Reload the page to go on. If it happens again, go back to your reports.',
  };
}

/** Says what happened, that nothing is lost, and what to do. */
export function FailurePage({ error }: { error: unknown }) {
  const { title, advice } = explain(error);
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-5 py-12">
      <PageTitle>{title}</PageTitle>
      <Logo />
      <main id="main" tabIndex={-1} role="alert" className="mt-10 border-t pt-8">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-3 text-muted-foreground">{advice}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button
            type="button"
            className={buttonStyle()}
            onClick={() => {
              window.location.reload();
            }}
          >
            Reload page
          </button>
          <a href="/reports" className={buttonStyle({ variant: 'outline' })}>
            Go to your reports
          </a>
        </div>
      </main>
    </div>
  );
}
