// Texts and times of records as others write them.

export const plain = (text) => text.replace(/<[^>]*>/g, '')
  .replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

// Milliseconds of a time in UTC, or of a day.
export const instant = (text) =>
  Date.parse(text.length > 10 ? `${text.replace(' ', 'T')}Z` : text);
