import { describe, expect, it } from 'vitest';
import { photoAddress } from './photo-address';

const PATH = '/storage/v1/object/public/inspection_photos/user/report/1_wall.jpg';

describe('photoAddress', () => {
  it('follows the deployment to another port or name', () => {
    expect(photoAddress(`http://127.0.0.1:3000${PATH}`, 'http://127.0.0.1:4000')).toBe(
      `http://127.0.0.1:4000${PATH}`,
    );
    expect(photoAddress(`http://127.0.0.1:3000${PATH}`, 'https://reports.example/')).toBe(
      `https://reports.example${PATH}`,
    );
  });

  it('leaves what is not in our bucket alone', () => {
    expect(photoAddress('https://elsewhere.example/wall.jpg', 'http://127.0.0.1:4000')).toBe(
      'https://elsewhere.example/wall.jpg',
    );
    expect(photoAddress('', 'http://127.0.0.1:4000')).toBe('');
  });

  it('gives the stored URL while the settings are not known', () => {
    expect(photoAddress(`http://127.0.0.1:3000${PATH}`)).toBe(`http://127.0.0.1:3000${PATH}`);
  });
});
