import { Logo } from '@/components/logo';

const CONTACT = 'hello@plumbline.example';
const LINK =
  'inline-flex min-h-11 items-center text-foreground underline decoration-border underline-offset-4 hover:decoration-signal sm:min-h-6';

export function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-7xl flex-col gap-8 px-4 py-12 text-sm text-muted-foreground sm:px-6 lg:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <Logo className="text-foreground" />
          <nav aria-label="Footer" className="flex flex-wrap gap-x-7">
            <a href={`mailto:${CONTACT}`} className={LINK}>
              {CONTACT}
            </a>
            <a href="#terms" className={LINK}>
              Terms
            </a>
            <a href="#privacy" className={LINK}>
              Privacy
            </a>
          </nav>
        </div>
        <div className="grid gap-4 border-t pt-6 sm:grid-cols-2">
          <p id="terms">
            Terms of use are being written. Until they stand here, write to us with any question
            about them.
          </p>
          <p id="privacy">
            The privacy notice is being written. Until it stands here, ask us anything about your
            photos and data by mail.
          </p>
        </div>
      </div>
    </footer>
  );
}
