/**
 * The file picker's filter; with it phones offer the camera. Dropped files are not filtered by name: a file is judged
 * by its bytes, and refused with a message if it is no photo.
 */
export const ACCEPTED = 'image/*,.heic,.heif,.hif';
