import { use, useEffect, useMemo, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { AuthContext } from '@/lib/auth-context';
import { reloadConfig } from '@/lib/config';
import { errorMessage } from '@/lib/errors';
import { hostModel, type HostModel, type ModelState } from '@/lib/host-model';
import { Alert, AlertDescription } from '../ui/alert';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';
import { toast } from '../ui/toast';
import { LocalModels } from './local-models';
import { ProviderForm } from './provider-form';
import { useTrial } from './use-trial';
import { useCopy } from '../use-copy';

/** The controls for the model, by the person's role and the host. */
export function ModelPanel({ onDone }: { onDone: () => void }) {
  const token = use(AuthContext)?.session?.access_token ?? '';
  const host = useMemo(() => hostModel(token), [token]);
  const [state, setState] = useState<ModelState | 'hosted' | 'unreachable'>();
  useEffect(() => {
    let isMounted = true;
    host.readState().then(
      (read) => {
        if (isMounted) setState(read ?? 'hosted');
      },
      () => {
        if (isMounted) setState('unreachable');
      },
    );
    return () => {
      isMounted = false;
    };
  }, [host]);

  if (state === undefined) return <Spinner />;
  if (state === 'unreachable') {
    return (
      <Alert variant="destructive">
        <AlertDescription>
          The server could not be reached. Check your connection and open this again.
        </AlertDescription>
      </Alert>
    );
  }
  if (state === 'hosted') return <HostedLines />;
  if (state.isFixed) return <FixedModel serves={state.serves} />;
  if (!state.isOperator) return <AskOperator addresses={state.ask} />;
  return <OperatorPanel host={host} state={state} onDone={onDone} />;
}

interface OperatorPanelProps {
  host: HostModel;
  state: ModelState;
  onDone: () => void;
}

function OperatorPanel({ host, state, onDone }: OperatorPanelProps) {
  const { trying, error, seconds, begin, cancel } = useTrial(host, onDone);
  if (trying) return <TrialProgress model={trying} seconds={seconds} onCancel={cancel} />;
  return (
    <div className="space-y-5 text-sm">
      <p>
        A model that reads pictures proposes element, defect and recommendation for every photo. You
        check each row. It is tried on a drawn photo first.
      </p>
      {error !== null && (
        <Alert variant="destructive">
          <AlertDescription>{error} Nothing was changed.</AlertDescription>
        </Alert>
      )}
      {state.choice && <ServingModel host={host} onDone={onDone} model={state.serves} />}
      <LocalModels host={host} serves={state.serves} onChoose={begin} />
      <ProviderForm choice={state.choice} onChoose={begin} />
    </div>
  );
}

interface ServingModelProps {
  host: HostModel;
  model: string;
  onDone: () => void;
}

function ServingModel({ host, model, onDone }: ServingModelProps) {
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      await host.forget();
      await reloadConfig();
      toast.neutral(
        `${model} is not asked any more`,
        'Its key was deleted. Rows stay as they are.',
      );
      onDone();
    } catch (fault) {
      toast.error('The model was not changed', errorMessage(fault));
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-md border px-3 py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{model} serves now.</span>
      <Button size="sm" variant="outline" busy={isBusy} onClick={() => void stop()}>
        Stop using it
      </Button>
    </p>
  );
}

function FixedModel({ serves }: { serves: string }) {
  return (
    <p className="text-sm">
      {serves === 'builtin' ? 'The built-in analyst' : serves} is set in the environment or the .env
      file of the server, which wins over this screen. Take AI_PROVIDER out of it and start
      Plumbline again to choose here.
    </p>
  );
}

/** A Supabase project keeps its settings as function secrets, which no page may write. */
function HostedLines() {
  return (
    <div className="space-y-3 text-sm">
      <p>
        A model that reads pictures proposes element, defect and recommendation for every photo. An
        operator sets it from the project’s folder, and it serves from the next photo on:
      </p>
      <CopiedLines
        lines={[
          'npx supabase secrets set AI_PROVIDER=openai AI_MODEL=the-model OPENAI_API_KEY=your-key',
        ]}
      />
      <p className="text-muted-foreground">
        Photos are then sent to that provider. Then write the model’s name into config.json as
        “analyst”, as the README says.
      </p>
    </div>
  );
}

/** For an inspector: what a model would add, and a message to an operator who can connect one. */
function AskOperator({ addresses }: { addresses: string[] }) {
  const whom = addresses.length > 0 ? `: ask ${addresses.join(' or ')}` : '';
  return (
    <div className="space-y-3 text-sm">
      <p className="[overflow-wrap:anywhere]">
        A model that reads pictures proposes element, defect and recommendation for every photo, and
        you check each row. Only an operator of this Plumbline can connect one{whom}.
      </p>
      <CopiedLines
        lines={[
          `Could you connect a model to our Plumbline, so that it describes photos? Sign in at ${window.location.origin}, open a report’s photos and choose “Connect a model”.`,
          ...(addresses.length > 0
            ? []
            : ['To be allowed to, run once on the server: npm run operator -- your@address']),
        ]}
      />
    </div>
  );
}

function CopiedLines({ lines }: { lines: string[] }) {
  const { copied, copy } = useCopy();
  const text = lines.join('\n');
  return (
    <div className="space-y-2">
      <pre
        translate="no"
        className="rounded-md border bg-muted px-3 py-2 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </pre>
      <Button size="sm" variant="outline" onClick={() => void copy(text)}>
        {copied === text ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copied === text ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}

/** Longer than a fast model takes. */
const SLOW_AFTER_S = 20;

interface TrialProgressProps {
  model: string;
  seconds: number;
  onCancel: () => void;
}

function TrialProgress({ model, seconds, onCancel }: TrialProgressProps) {
  return (
    <div className="space-y-4 text-sm">
      <p role="status" className="flex items-center gap-2 [overflow-wrap:anywhere]">
        <Spinner decorative />
        {model} looks at a drawn photo…
      </p>
      <p className="tabular text-muted-foreground">
        {String(seconds)} s
        {seconds >= SLOW_AFTER_S &&
          '. A model on your own machine is loaded first, which may take minutes.'}
      </p>
      <Button size="sm" variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
