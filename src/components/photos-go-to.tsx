import { use, useEffect, useState } from 'react';
import { AuthContext } from '@/lib/auth-context';
import { formatTimestamp } from '@/lib/format-timestamp';
import { hostModel, type ModelState } from '@/lib/host-model';

/** Tells everyone who may send photos to a model where they go; nothing where it is unknown, as on a hosted project. */
export function PhotosGoTo({ model }: { model: string }) {
  const token = use(AuthContext)?.session?.access_token;
  const [place, setPlace] = useState<ModelState['photosGoTo']>(null);
  useEffect(() => {
    if (token === undefined) return;
    let isMounted = true;
    hostModel(token)
      .readState()
      .then((state) => {
        if (isMounted) setPlace(state?.photosGoTo ?? null);
      })
      .catch(() => {
        // The work beside this line reports that the server is away.
      });
    return () => {
      isMounted = false;
    };
  }, [token, model]);
  if (!place) return null;
  const since = place.since === null ? '' : `, since ${formatTimestamp(place.since)}`;
  return (
    <span className="text-sm wrap-anywhere text-muted-foreground">
      {`Photos go to ${place.server}${since}.`}
    </span>
  );
}
