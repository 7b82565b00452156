#!/usr/bin/python3
"""A window of WebKitGTK under automation, with one language and any width; runs on Debian's Python and is started by WebKitWebDriver.

webkit_window.py LANGUAGE FILE    console messages are written to the file, and at the signal USR1 a picture to FILE.png
"""

import ctypes
import os
import signal
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402, after the versions are chosen

LANGUAGE, MESSAGES = sys.argv[1:3]
END_WITH_PARENT = 1
"""What Linux calls PR_SET_PDEATHSIG."""


def start(context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    """Accept a session of the driver."""
    about = WebKit2.ApplicationInfo.new()
    about.set_name("Chaudron")
    session.set_application_info(about)
    session.connect("create-web-view", lambda _: view_of(context))


def view_of(context: WebKit2.WebContext) -> WebKit2.WebView:
    """Return a view in a window without a border."""
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    # Without a graphics card, composing layers takes longer than painting them.
    view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window = Gtk.Window(decorated=False)
    window.set_default_size(1280, 800)
    window.add(view)
    # Without a window manager, nothing else gives the window the focus, and only a window with the focus shows where it is.
    window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, take_picture, window)
    return view


def take_picture(window: Gtk.Window) -> bool:
    """Write what is seen as a PNG file, and stay ready for the next one; the driver takes no pictures of what is not composed."""
    seen = window.get_window()
    Gdk.pixbuf_get_from_window(seen, 0, 0, seen.get_width(), seen.get_height()).savev(f"{MESSAGES}.part", "png", [], [])
    os.rename(f"{MESSAGES}.part", f"{MESSAGES}.png")
    return True


def main() -> None:
    """Run until the driver closes the window, or ends without doing so."""
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    file = os.open(MESSAGES, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    settings = Gtk.Settings.get_default()
    settings.props.gtk_enable_animations = False  # WebKit reports it as reduced motion
    settings.props.gtk_overlay_scrolling = False  # scrollbars take up space
    # Private browsing writes no messages, so every window has a folder of its own.
    folders = WebKit2.WebsiteDataManager(base_data_directory=f"{MESSAGES}-data", base_cache_directory=f"{MESSAGES}-cache")
    context = WebKit2.WebContext.new_with_website_data_manager(folders)
    context.set_preferred_languages([LANGUAGE])
    context.set_automation_allowed(True)
    context.connect("automation-started", start)
    Gtk.main()


if __name__ == "__main__":
    main()
