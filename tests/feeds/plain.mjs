// Converts texts and times of records to the formats of feeds.

export const plain = (text) => text.replace(/<[^>]*>/g, '')
  .replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

// Returns milliseconds for a UTC time or a day.
export const instant = (text) =>
  Date.parse(text.length > 10 ? `${text.replace(' ', 'T')}Z` : text);
