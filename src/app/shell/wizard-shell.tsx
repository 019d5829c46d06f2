import { type ReactNode, useEffect } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useLocation, NavLink } from 'react-router';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/page-title';
import { useUser } from '@/lib/auth-context';
import { keepPlace } from './last-place';
import { WizardProgress } from './wizard-progress';
import type { WizardStep } from './wizard-steps';

interface WizardShellProps {
  step: WizardStep;
  title: string;
  subtitle?: ReactNode;
  /** The report's title, shown above the step's. */
  reportTitle?: string;
  reportId: string;
  /** Buttons for the whole step, beside its title. */
  actions?: ReactNode;
  back: { to: string; label?: string };
  /** Absent on the export screen: it is the last. */
  next?: {
    /** A plain link; `onClick` where something must happen first. */
    to?: string;
    onClick?: () => void;
    label?: string;
    disabled?: boolean;
    busy?: boolean;
    /** Another way to continue, offered for now. */
    beside?: ReactNode;
  };
  children: ReactNode;
}

/** A step of the wizard: two lines with progress, the step's content, and the buttons Back and Next. */
export function WizardShell(props: WizardShellProps) {
  const { step, title, subtitle, reportTitle, reportId, actions, back, next, children } = props;
  useKeepPlace(reportId);
  return (
    <div className="space-y-4">
      <PageTitle>{reportTitle ? `${title} · ${reportTitle}` : title}</PageTitle>
      <div className="-mt-4 space-y-2">
        <div className="flex items-center justify-between gap-x-6 border-b pb-2">
          <p
            translate="no"
            title={reportTitle}
            className="line-clamp-2 min-w-0 text-sm leading-tight font-medium [overflow-wrap:anywhere] sm:line-clamp-1"
          >
            {reportTitle}
          </p>
          <WizardProgress step={step} reportId={reportId} />
        </div>
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="text-2xl leading-tight font-semibold">{title}</h1>
            {step === 4 && <WizardSwitch reportId={reportId} />}
            {subtitle && <div className="text-sm text-muted-foreground">{subtitle}</div>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      </div>
      {children}
      <nav aria-label="Wizard" className="flex items-center justify-between gap-3 border-t pt-5">
        <Button variant="outline" asChild>
          <Link to={back.to}>
            <ArrowLeft aria-hidden />
            {back.label ?? 'Back'}
          </Link>
        </Button>
        {next && (
          <div className="flex flex-wrap justify-end gap-3">
            {next.beside}
            <NextButton {...next} />
          </div>
        )}
      </nav>
    </div>
  );
}

/** Reopens the report at this screen next time. */
function useKeepPlace(reportId: string): void {
  const { id: userId } = useUser();
  const { pathname } = useLocation();
  useEffect(() => {
    keepPlace(userId, reportId, pathname);
  }, [userId, reportId, pathname]);
}

function NextButton({
  to,
  onClick,
  label = 'Next',
  disabled = false,
  busy = false,
}: NonNullable<WizardShellProps['next']>) {
  if (to && !disabled && !busy) {
    return (
      <Button variant="signal" asChild>
        <Link to={to} onClick={onClick}>
          {label}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    );
  }
  return (
    <Button variant="signal" disabled={disabled} busy={busy} onClick={onClick}>
      {label}
      <ArrowRight aria-hidden />
    </Button>
  );
}

const SCREENS = [
  { name: 'Preview', path: '/preview' },
  { name: 'Export', path: '/export' },
] as const;

/** The two screens of step 4: the report as it prints, and its files. */
function WizardSwitch({ reportId }: { reportId: string }) {
  return (
    <nav aria-label="Step 4" className="flex rounded-md border bg-muted p-0.5 print:hidden">
      {SCREENS.map(({ name, path }) => (
        <NavLink
          key={path}
          to={`${path}/${reportId}`}
          className="flex h-8 items-center rounded-[5px] px-3 text-sm text-muted-foreground hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:font-medium aria-[current=page]:text-foreground pointer-coarse:h-10"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
