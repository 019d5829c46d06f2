import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/page-title';
import { WizardProgress, type WizardStep } from './wizard-progress';

interface WizardShellProps {
  step: WizardStep;
  title: string;
  subtitle?: ReactNode;
  /** The report's title, shown over the step's so that one sees what one works on. */
  reportTitle?: string;
  reportId: string;
  /** Buttons that belong to the whole step, beside its title. */
  actions?: ReactNode;
  back: { to: string; label?: string };
  /** The export screen has none: it is the end. */
  next?: {
    /** A plain way on; `onClick` where something must happen first. */
    to?: string;
    onClick?: () => void;
    label?: string;
    disabled?: boolean;
    busy?: boolean;
  };
  children: ReactNode;
}

/** A step of the wizard: where one is, the step's own content, and the way back and on. */
export function WizardShell({
  step,
  title,
  subtitle,
  reportTitle,
  reportId,
  actions,
  back,
  next,
  children,
}: WizardShellProps) {
  return (
    <div className="space-y-6">
      <PageTitle>{reportTitle ? `${title} · ${reportTitle}` : title}</PageTitle>
      <WizardProgress step={step} reportId={reportId} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {reportTitle && (
            <p className="mb-1 truncate text-sm text-muted-foreground">{reportTitle}</p>
          )}
          <h1 className="text-2xl font-semibold">{title}</h1>
          {subtitle && <div className="mt-1.5 text-muted-foreground">{subtitle}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
      <nav aria-label="Wizard" className="flex items-center justify-between gap-3 border-t pt-5">
        <Button variant="outline" asChild>
          <Link to={back.to}>
            <ArrowLeft aria-hidden />
            {back.label ?? 'Back'}
          </Link>
        </Button>
        {next && <NextButton {...next} />}
      </nav>
    </div>
  );
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
