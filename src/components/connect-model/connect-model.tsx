import { use, useState } from 'react';
import { AuthContext } from '@/lib/auth-context';
import { findLocalServers, type LocalServer } from '@/lib/local-models';
import { Button } from './ui/button';
import { Dialog, DialogContent, DialogHeader, DialogTitle } from './ui/dialog';

/** For the operator: what to set so that a model describes the photos, and what answers here already. */
export function ConnectModel() {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<LocalServer[]>([]);
  const token = use(AuthContext)?.session?.access_token;

  const handleOpen = (open: boolean) => {
    setOpen(open);
    // Looked for only when somebody asks.
    if (open && token) void findLocalServers(token).then(setFound);
  };
  return (
    <>
      <Button
        variant="link"
        size="sm"
        className="pointer-coarse:h-11"
        onClick={() => {
          handleOpen(true);
        }}
      >
        Connect a model
      </Button>
      <Dialog open={isOpen} onOpenChange={handleOpen}>
        <DialogContent aria-describedby={undefined} className="max-h-[85dvh] overflow-y-auto">
          <DialogHeader>
            <DialogTitle>Connect a model</DialogTitle>
          </DialogHeader>
          <Instructions />
          {found.map((server) => (
            <FoundServer key={server.url} {...server} />
          ))}
        </DialogContent>
      </Dialog>
    </>
  );
}

function Instructions() {
  return (
    <div className="space-y-3 text-sm">
      <p>
        A model that reads pictures can propose element, defect and recommendation for every photo.
        Whoever runs Plumbline sets it once, on the server, in the environment or the .env file, and
        starts Plumbline again:
      </p>
      <Settings
        lines={[
          'AI_PROVIDER=openai        # or anthropic, google',
          'AI_MODEL=the model’s name',
          'OPENAI_API_KEY=your key   # or ANTHROPIC_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY',
        ]}
      />
      <p>Or a model on a machine of your own, by Ollama; photos then stay with you:</p>
      <Settings lines={['AI_PROVIDER=ollama', 'AI_MODEL=qwen3-vl:8b']} />
      <p>Or by LM Studio, llama.cpp or vLLM, which speak OpenAI’s protocol:</p>
      <Settings
        lines={[
          'AI_PROVIDER=openai-compatible',
          'AI_MODEL=the model’s name',
          'AI_BASE_URL=http://127.0.0.1:1234/v1',
          'AI_API_KEY=               # if it asks for one',
        ]}
      />
      <p className="text-muted-foreground">
        With a provider, photos are sent to it. .env.example lists every setting. On Supabase they
        are the functions’ secrets.
      </p>
    </div>
  );
}

function FoundServer({ name, url, provider, models, canSee }: LocalServer) {
  return (
    <section className="space-y-2 rounded-md border bg-muted/50 p-3 text-sm">
      <h3 className="font-medium">{name} answers on this machine</h3>
      <Settings
        lines={[
          `AI_PROVIDER=${provider}`,
          `AI_MODEL=${canSee[0] ?? models[0] ?? ''}`,
          `AI_BASE_URL=${url}`,
        ]}
      />
      <p className="[overflow-wrap:anywhere] text-muted-foreground">
        {canSee.length > 0
          ? `These of its models read pictures: ${canSee.join(', ')}.`
          : `Choose a model that reads pictures. It offers: ${models.join(', ')}.`}
      </p>
    </section>
  );
}

function Settings({ lines }: { lines: string[] }) {
  return (
    <pre className="rounded-md border bg-muted px-3 py-2 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
      {lines.join('\n')}
    </pre>
  );
}
