/**
 * What a file picker offers; phones offer the camera with it. What is dropped is not filtered by
 * name: a file is judged by its bytes, and one that is no photo is told so.
 */
export const ACCEPTED = 'image/*,.heic,.heif,.hif';
