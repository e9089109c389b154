import { Avatar } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const people = [
  'Lise Meitner',
  'Michael Faraday',
  'Emmy Noether',
  'Mary Somerville',
  'Srinivasa Ramanujan',
  'Ibn al-Haytham',
  'Maria Sibylla Merian',
  'Sofja Kovalevskaja',
  'Élisabeth',
  'demo@rapport.local',
  '李时珍',
  '',
];

/** A gray square, so that the gallery doesn't request a photo. */
const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="%23857" d="M0 0h4v4H0z"/%3E%3Ccircle fill="%23edc" cx="2" cy="1.6" r=".8"/%3E%3Cpath fill="%23edc" d="M.6 4a1.4 1.4 0 0 1 2.8 0z"/%3E%3C/svg%3E';

export function AvatarPage() {
  return (
    <Specimens>
      <Specimen title="Avatar: initials on the color of the name">
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Specimen>
      <Specimen title="Avatar: sizes xs, sm, md, lg">
        <Avatar name="Lise Meitner" size="xs" />
        <Avatar name="Lise Meitner" size="sm" />
        <Avatar name="Lise Meitner" size="md" />
        <Avatar name="Lise Meitner" size="lg" />
      </Specimen>
      <Specimen title="Avatar: photo, broken photo, checked">
        <Avatar name="Lise Meitner" src={photo} alt="Lise Meitner" />
        <Avatar name="Lise Meitner" src="data:image/png;base64,broken" />
        <Avatar name="Michael Faraday" size="sm" checked />
        <Avatar name="Michael Faraday" src={photo} size="sm" checked />
      </Specimen>
    </Specimens>
  );
}
