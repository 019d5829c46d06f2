import { localDay } from '@/lib/local-day';
import { newId } from '@/lib/new-id';
import { SAMPLE_PHOTOS } from './sample-photos';
import { SAMPLE_ANALYST, SAMPLE_ROWS } from './sample-report';

interface StoredPicture {
  photo: string;
  photo_hash: string;
}

/** The sample's rows to insert, in order: each proposed, taken ten minutes after the one before. */
export function sampleRows(now: Date, photos: StoredPicture[]) {
  const day = localDay(now);
  return SAMPLE_PHOTOS.map((name, index) => {
    const row = SAMPLE_ROWS[name];
    return {
      id: newId(),
      position: index + 1,
      photo: photos[index]?.photo ?? '',
      photo_hash: photos[index]?.photo_hash ?? null,
      captured_at: `${day}T10:${String(index)}5:00`,
      ...row,
      proposal: {
        ...row,
        analyst: SAMPLE_ANALYST,
        proposed_at: now.toISOString(),
        confidence: null,
      },
    };
  });
}
