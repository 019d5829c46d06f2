import { z } from 'zod';
import { headerOnlyPhoto } from '../../../../../testing/model/servers/header-only-photo.ts';
import type { Question } from '../ask-model.ts';

/** The least that a server can be asked about a photo. */
export const PHOTO_QUESTION: Question<{ element: string }> = {
  task: 'photo',
  instructions: 'Write a row as JSON.',
  content: [
    { type: 'text', text: 'The photo:' },
    { type: 'file', data: headerOnlyPhoto(1), mediaType: 'image/jpeg' },
  ],
  schema: z.object({ element: z.string() }),
  objection: () => null,
};
