import { useCallback, useEffect, useState } from 'react';
import type { FoundModels, HostModel, LocalServer, ModelChoice } from '@/lib/host-model';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';
import { ModelFetch } from './model-fetch';

interface LocalModelsProps {
  host: HostModel;
  /** The current model, which is not offered again. */
  serves: string;
  onChoose: (choice: ModelChoice) => void;
}

/** Models on the host's machine that read images, the recommended one first. */
export function LocalModels({ host, serves, onChoose }: LocalModelsProps) {
  const [found, setFound] = useState<FoundModels | null>(null);
  const [isSearching, setSearching] = useState(true);
  const find = useCallback(
    () =>
      host
        .findModels()
        .then(setFound, () => {
          setFound(null);
        })
        .finally(() => {
          setSearching(false);
        }),
    [host],
  );
  useEffect(() => {
    void find();
  }, [find]);
  const searchAgain = () => {
    setSearching(true);
    void find();
  };

  return (
    <section aria-label="On this machine" className="space-y-3">
      <h3 className="font-semibold">On this machine: photos stay on it</h3>
      {isSearching && !found && <Spinner />}
      {found && (
        <Found
          found={found}
          host={host}
          serves={serves}
          onChoose={onChoose}
          onFetched={searchAgain}
        />
      )}
      <Button size="sm" variant="ghost" busy={isSearching} onClick={searchAgain}>
        Look again
      </Button>
    </section>
  );
}

interface FoundProps extends LocalModelsProps {
  found: FoundModels;
  onFetched: () => void;
}

function Found({ found, host, serves, onChoose, onFetched }: FoundProps) {
  const { servers, recommended } = found;
  const memory = `${String(Math.round(recommended.memory / 1e9))} GB of memory`;
  if (servers.length === 0) {
    return (
      <p>
        No server of models answers. Install Ollama (ollama.com) or LM Studio on it and look again.
        It has {memory}.
      </p>
    );
  }
  return (
    <div className="space-y-3">
      <ul className="space-y-2">
        {servers.flatMap((server) =>
          listModels(server)
            .filter((model) => model !== serves)
            .map((model) => {
              const isFirst =
                recommended.use?.url === server.url && recommended.use.model === model;
              return (
                <li
                  key={`${server.url} ${model}`}
                  className="flex flex-wrap items-center justify-between gap-2 rounded-md border px-3 py-2"
                >
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {model}
                    <span className="block text-xs text-muted-foreground">
                      {server.name}
                      {isFirst && ` · recommended for ${memory}`}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    variant={isFirst ? 'signal' : 'outline'}
                    onClick={() => {
                      onChoose({ provider: server.provider, model, baseUrl: server.url });
                    }}
                  >
                    Use {model}
                  </Button>
                </li>
              );
            }),
        )}
      </ul>
      {servers.filter(seesNothing).map(({ name }) => (
        <p key={name}>{name} answers, but none of its models reads pictures.</p>
      ))}
      <ModelFetch host={host} offered={recommended.fetch} memory={memory} onFetched={onFetched} />
    </div>
  );
}

/** Models that read images; all of them where the server does not tell. */
function listModels({ provider, models, canSee }: LocalServer): string[] {
  return canSee.length > 0 || provider === 'ollama' ? canSee : models;
}

function seesNothing(server: LocalServer): boolean {
  return listModels(server).length === 0;
}
