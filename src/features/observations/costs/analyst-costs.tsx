import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { costDetails, costSummary, type Pricing } from './cost-sentences';
import { analystCostsQuery } from '../queries';

interface AnalystCostsProps {
  reportId: string;
  /** The sums change with each photo; they are read once the analysis is over. */
  isBusy: boolean;
}

/** The cost of a report's answers so far; nothing where no model was asked. */
export function AnalystCosts({ reportId, isBusy }: AnalystCostsProps) {
  const { id: userId } = useUser();
  const { data = [], refetch } = useQuery(analystCostsQuery(userId, reportId));
  useEffect(() => {
    if (!isBusy) return;
    return () => void refetch();
  }, [isBusy, refetch]);

  const summary = costSummary(data, pricing());
  if (summary === null) return null;
  return (
    <details className="text-sm text-muted-foreground">
      <summary className="tabular w-fit cursor-pointer pointer-coarse:py-3">{summary}</summary>
      <ul className="tabular mt-1 space-y-0.5 pl-4">
        {costDetails(data).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function pricing(): Pricing | null {
  const config = knownConfig();
  return config?.analystPrice ? { analyst: config.analyst, price: config.analystPrice } : null;
}
