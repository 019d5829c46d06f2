import { memo, type ReactNode } from 'react';
import { gridItems } from './photo-grid-items';
import type { PhotoUpload } from '../schema';
import type { Observation } from '@/records/observation';
import { Skeleton } from '@/components/ui/skeleton';
import { PhotoTile } from './photo-tile';

interface PhotoGridProps {
  observations: readonly Observation[];
  uploads: readonly PhotoUpload[];
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Dismisses an original that could not be kept. */
  onDismiss: (id: string) => void;
  /** A person's note on a stored photo. Must be stable between renders. */
  renderNote?: (observation: Observation, number: number) => ReactNode;
}

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4';

/** The report's photos and uploads, large enough to recognise. */
export const PhotoGrid = memo(function PhotoGrid({
  observations,
  uploads,
  onRemove,
  onRetry,
  onDismiss,
  renderNote,
}: PhotoGridProps) {
  const items = gridItems(observations, uploads);
  return (
    <ul aria-label="Photos" className={GRID}>
      {items.map((item) => (
        <PhotoTile
          key={item.id}
          id={item.id}
          number={item.number}
          observation={item.observation}
          upload={item.upload}
          onRemove={onRemove}
          onRetry={onRetry}
          onDismiss={onDismiss}
          renderNote={renderNote}
        />
      ))}
    </ul>
  );
});

/** A screenful of placeholders until the photos are known. */
export function PhotoGridSkeleton() {
  return (
    <div aria-hidden className={GRID}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="aspect-square" />
      ))}
    </div>
  );
}
