export default function Screen() {
  return <main />;
}
