import { useEffect, useRef, useState } from 'react';
import { reloadConfig } from '@/lib/config';
import type { HostModel, ModelChoice, ModelTrial } from '@/lib/host-model';
import { toast } from '../ui/toast';

/** Tries a model, connects it and reports its cost; or says why not. */
export function useTrial(host: HostModel, onServing: () => void) {
  const [trying, setTrying] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [seconds, setSeconds] = useState(0);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    if (trying === null) return;
    const timer = setInterval(() => {
      setSeconds((before) => before + 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [trying]);

  const begin = async (choice: ModelChoice) => {
    const mine = new AbortController();
    stop.current = mine;
    setError(null);
    setSeconds(0);
    setTrying(choice.model);
    try {
      const trial = await host.choose(choice, mine.signal);
      await reloadConfig();
      toast.neutral(`${choice.model} describes photos from the next one on`, trialSentence(trial));
      onServing();
    } catch (fault) {
      if (!mine.signal.aborted) setError((fault as Error).message);
    } finally {
      if (stop.current === mine) setTrying(null);
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setTrying(null);
  };
  return { trying, error, seconds, begin: (choice: ModelChoice) => void begin(choice), cancel };
}

const FORMS: Record<ModelTrial['form'], string> = {
  schema: 'its answers are held to their form',
  object: 'its answers are held to JSON',
  plain: 'its answers have the form that it was asked for in words',
};

function trialSentence(trial: ModelTrial): string {
  const { seconds, inputTokens, outputTokens, form, advice } = trial;
  const tokens =
    inputTokens > 0 ? `, ${String(inputTokens)} tokens in and ${String(outputTokens)} out` : '';
  const took = `The drawn photo took ${seconds.toFixed(1)} s${tokens}; ${FORMS[form]}.`;
  return [took, ...advice.map(({ text }) => text)].join(' ');
}
