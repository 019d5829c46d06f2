import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ViewerPicture } from './viewer-picture';

vi.mock('@/lib/config', () => ({
  knownConfig: () => ({ supabaseUrl: 'https://now.example' }),
}));

/** Stored while the host had another name. */
const STORED = 'https://then.example/storage/v1/object/public/inspection_photos/ada/report/1_a.jpg';

it('shows what this host serves, whatever host the photo was stored at', () => {
  const view = { x: 0, y: 0, scale: 1 };
  const { container } = render(
    <ViewerPicture
      photo={STORED}
      alt="Photo 3"
      drawing={null}
      areMarksHidden={false}
      view={view}
      onSize={() => undefined}
    />,
  );
  const sources = Array.from(container.querySelectorAll('img'), (image) => image.src);
  const now = 'https://now.example/storage/v1/object/public/inspection_photos/ada/report';
  expect(sources).toEqual([`${now}/1_a.small.jpg`, `${now}/1_a.jpg`]);
});
